import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { type ChannelDeps, listChannels } from './listChannels.ts'

export function channelRoutes(deps: ChannelDeps): Handlers<typeof contract.channel> {
  return { listChannels: listChannels(deps) }
}
