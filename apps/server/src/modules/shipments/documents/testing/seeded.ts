/** Random numbers in [0, 1), deterministic by seed (Lehmer generator, multiplier 48271). */
export function seeded(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = (seed % (modulus - 1)) + 1;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}
