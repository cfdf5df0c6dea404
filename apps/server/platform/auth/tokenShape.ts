/** Tokens are 256 random bits in base62; anything of another shape is not looked up at all. */
export const tokenShape = /^[0-9A-Za-z]{43}$/
