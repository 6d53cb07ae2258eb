/** The style sheet of these pages; the build puts the text of every style sheet imported here or by a component in its place. */
export const styles: string = '/* styles of the public pages */';
