import type { Calls } from '@saya/contract'
import { hostChannels } from '@saya/contract/channel/hostChannels.ts'
import type { Host } from '../../shared/device/host.ts'
import type { Language } from '../../shared/texts.ts'

export type Channel = Calls['GET /finance/channel/list']['answer']['d'][number]

const ofHosts: readonly string[] = hostChannels

/** What is offered in one host: in an app with a channel of its own that one alone, elsewhere all but those. */
export function channelsFor(host: Host | undefined, channels: readonly Channel[]): readonly Channel[] {
  if (host === 'mayamini' || host === 'lazadamini') return channels.filter(({ id }) => id === host)
  return channels.filter(({ id }) => !ofHosts.includes(id))
}

/** The same channels, as they are for whoever has no ticket. */
export function withoutTickets(channels: readonly Channel[]): readonly Channel[] {
  return channels.map(channel => ({ ...channel, cashback_coupons_num: 0 }))
}

/** The ticket is taken along from the start where there is one to take. */
export function takesTicketAtFirst(channel: Channel | undefined): boolean {
  return channel !== undefined && channel.cashback_state === 1 && channel.cashback_coupons_num > 0
}

/** Whether a ticket was taken along, by the method that it was chosen with. */
export interface TicketChoice {
  readonly channelId: string
  readonly takes: boolean
}

/** What was chosen with one method says nothing about another: there it begins anew. */
export function takesTicket(channel: Channel | undefined, choice: TicketChoice | undefined): boolean {
  return choice && choice.channelId === channel?.id ? choice.takes : takesTicketAtFirst(channel)
}

/** The method that is marked when the sheet opens: the one used last, where it is still there, else the first. */
export function firstChoice(channels: readonly Channel[], lastUsed: string | undefined): Channel | undefined {
  return channels.find(({ id }) => id === lastUsed) ?? channels[0]
}

/** The hint about a method in the language of the reader, or in English where nobody wrote it in theirs. */
export function tipsIn(channel: Channel | undefined, language: Language): string {
  if (!channel) return ''
  return (language === 'tl' && channel.tips_tl) || channel.tips
}
