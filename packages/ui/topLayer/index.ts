export { hostWanted, wantHost } from './wantHost.ts'
