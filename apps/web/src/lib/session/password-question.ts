type Question = () => Promise<boolean>;

let bound: Question | null = null;

/** Lends the dialog that asks for the password to code that is no component. Returns the way to take it back. */
export function bindPasswordQuestion(question: Question): () => void {
  bound = question;
  return () => {
    bound = null;
  };
}

/**
 * Asks the person to type their password again, over the page they are on, so that nothing on it is lost.
 * @returns whether it was confirmed; false when they would rather not, or nothing can ask
 */
export function askForPassword(): Promise<boolean> {
  return bound === null ? Promise.resolve(false) : bound();
}
