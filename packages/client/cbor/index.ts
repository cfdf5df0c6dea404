export { CborError } from './cborError.ts'
export { decode } from './decode.ts'
export { encode } from './encode.ts'
