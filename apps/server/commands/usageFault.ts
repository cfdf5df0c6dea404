/** A command that was given the wrong words, in one sentence. */
export class UsageFault extends Error {}
