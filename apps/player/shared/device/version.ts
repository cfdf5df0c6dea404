/** The product's version, as the build wrote it in. */
export const version: string = import.meta.env.SAYA_VERSION
