export { nameDatabase } from './nameDatabase.store.ts'
export { appendLine, readNewestLine, readNewLines } from './signedFolder.ts'
export { hashOfLine, type LineFault, readSignedLines, type Signed, signingKey, signLine } from './signedLines.ts'
