/** Replaces each file that a build writes. Tests mock what they need of them. */
export default {};
