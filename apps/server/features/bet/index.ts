export { betReader } from './bet.reader.ts'
