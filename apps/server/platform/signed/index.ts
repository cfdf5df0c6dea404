export { nameDatabase } from './nameDatabase.store.ts'
export { appendLine, isLineLost, readNewestLine, readNewLines, signInTurn } from './signedFolder.ts'
export { sinceWhenMoved } from './sinceWhenMoved.ts'
export { hashOfLine, type LineFault, readSignedLines, type SignedLine, signingKey, signLine } from './signedLines.ts'
