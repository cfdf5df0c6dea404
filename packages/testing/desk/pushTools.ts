import type { MemberEvent } from '../../../apps/server/features/message/event.store.ts'
import { announceKept, notifyMember } from '../../../apps/server/features/message/index.ts'
import { queuePushes, sendPush } from '../../../apps/server/features/push/index.ts'
import { ask } from '../ask.ts'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'
import { deletePushJob, listWaitingPushes } from './pushJobs.store.ts'

/** A browser that the stand-in plays. */
export interface PushDevice {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface BrowserMessage {
  readonly ttl: number
  readonly urgency: string
  readonly topic: string
  readonly text: string
}

let told = 0

/** Browsers at the stand-in, messages for their members, and what the worker makes of these. */
export function pushTools(world: World) {
  const { log } = world.apiOptions
  const task = sendPush(world)

  async function openDevice(key = world.apiOptions.push.key): Promise<PushDevice> {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ applicationServerKey: key })
    const answer = await fetch(`${world.sandboxUrl}/push/subscriptions`, { method: 'POST', headers, body })
    return (await answer.json()) as PushDevice
  }

  const subscribe = ({ token }: Pick<Player, 'token'>, { endpoint, keys }: PushDevice, language = 'en') =>
    ask(
      world,
      'POST /member/push/subscribe',
      { body: { endpoint, ...keys } },
      { token, headers: { cookie: `lang=${language}` } },
    )

  async function perform(payload: object): Promise<string> {
    try {
      await task.perform(payload, { signal: new AbortController().signal, log })
      return 'done'
    } catch (fault) {
      return (fault as Error).message
    }
  }

  return {
    openDevice,
    subscribe,
    /** A device on which the member has turned notifications on. */
    async deviceOf(player: Pick<Player, 'token'>, language?: 'en' | 'tl'): Promise<PushDevice> {
      const device = await openDevice()
      const { status } = await subscribe(player, device, language)
      if (status !== 200) throw new Error('The device was not taken.')
      return device
    },
    isOn: async ({ token }: Pick<Player, 'token'>) =>
      (await ask(world, 'GET /member/push/detail', {}, { token })).data.is_on,
    async notify({ uid }: Pick<Player, 'uid'>, kind: MemberEvent['kind']): Promise<void> {
      const event = { uid, kind, about: `push ${++told}`, nowMs: world.clock.now() }
      await world.db.member(uid, tx => notifyMember(tx, event))
    },
    /** What the worker does each second with what was kept. */
    tell: () => announceKept(world, { announce: async () => {}, push: waiting => queuePushes(world, waiting) }),
    /** When the pushes that wait are due. */
    waiting: async () => (await world.db.app(listWaitingPushes)).map(({ runAtMs }) => runAtMs),
    /** Does once what is due by the clock of the world, and answers how each fared. What failed waits still, as it does for a worker. */
    async work(): Promise<string[]> {
      const due = (await world.db.app(listWaitingPushes)).filter(({ runAtMs }) => runAtMs <= world.clock.now())
      const outcomes: string[] = []
      for (const { id, payload } of due) {
        const outcome = await perform(payload)
        if (outcome === 'done') await world.db.app(tx => deletePushJob(tx, id))
        outcomes.push(outcome)
      }
      return outcomes
    },
    /** What a browser received, the first first. */
    async received({ endpoint }: PushDevice): Promise<BrowserMessage[]> {
      const answer = await fetch(`${world.sandboxUrl}/push/messages?endpoint=${encodeURIComponent(endpoint)}`)
      return ((await answer.json()) as BrowserMessage[]).toReversed()
    },
    leave: ({ endpoint }: PushDevice) => fetch(endpoint, { method: 'DELETE' }),
  }
}
