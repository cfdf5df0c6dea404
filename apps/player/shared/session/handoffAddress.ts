import { callServer } from '../answer/client.ts'
import { encodeReturn } from './returnToken.ts'

/** An address of ours at which the same member is signed in once, in whichever window it is opened within a minute. */
export async function handoffAddress(path: string): Promise<string> {
  const { code } = await callServer('POST /member/handoff')
  return `${location.origin}${path}/${encodeReturn(code)}`
}
