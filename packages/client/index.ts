export { CallError, type ErrorCode, type ErrorKind } from './callError.ts'
export { type CallInput, type CallOptions, type Client, type ClientOptions, createClient } from './createClient.ts'
export type { Clock } from './clock.ts'
