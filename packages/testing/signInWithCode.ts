import { ask } from './ask.ts'
import { readCode } from './world/readCode.ts'
import type { World } from './world/world.ts'

export interface SignInAnswer {
  readonly token: string
  readonly setCookie: string
}

/** Signs in over HTTP by a code from the phone, with whatever headers a browser would send along. */
export async function signInWithCode(
  world: Pick<World, 'url' | 'sandboxUrl'>,
  phone: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SignInAnswer> {
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } }, { headers })
  const body = { otp_id: data.id, code: await readCode(world, phone) }
  const reply = await ask(world, 'POST /member/otp/login', { body }, { headers })
  if (reply.status !== 200) throw new Error(`The sign-in was refused: ${reply.code}.`)
  return { token: reply.data.token, setCookie: reply.headers.get('set-cookie') ?? '' }
}
