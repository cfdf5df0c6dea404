import { listChannels } from './listChannels.ts'

export const operations = { listChannels }
