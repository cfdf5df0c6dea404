import * as v from 'valibot'

/** How a party misbehaves until told otherwise. */
export const fault = v.object({
  party: v.picklist([
    'sms',
    'mail',
    'idcheck',
    'partner',
    'paymongo',
    'paymongo_events',
    'paymongo_pages',
    'paymongo_payouts',
    'paymongo_transfers',
    'paymongo_payout_events',
    'xendit',
    'xendit_events',
    'xendit_pages',
    'xendit_payouts',
    'xendit_transfers',
    'xendit_payout_events',
    'maya',
    'maya_events',
    'maya_pages',
    'tracker',
    'push',
    'log',
    'hub88',
    'hub88_wallet',
    'valkyrie',
    'valkyrie_wallet',
  ]),
  /**
   * `forged` answers and events carry a signature over something else; `pending` keeps a check under way for ever; `cut`
   * does what was asked and says nothing. Events may be `lost`, `delayed` or `duplicated`, and a page paid `early`, before
   * whoever asked for it has heard of it. A transfer may be `pending` until somebody decides, `delayed` by an hour,
   * `failing`, there and told of before whoever asked for it has heard that it was taken (`early`), or not taken at all
   * (`declining`), or not for want of money in the wallet it would come from (`empty`); it may go to another account
   * (`misrouted`), in another currency (`foreign`), or twice, once under a reference of the gateway's own (`doubled`).
   * A house of games may answer more than anybody should hear (`huge`), or lead to another host (`misrouted`); on its way to the
   * wallet a call may be `lost`, its answer `cut` off, or the same sent again (`duplicated`).
   */
  kind: v.picklist([
    'none',
    'slow',
    'silent',
    'refusing',
    'garbled',
    'forged',
    'pending',
    'cut',
    'lost',
    'delayed',
    'duplicated',
    'early',
    'failing',
    'declining',
    'empty',
    'misrouted',
    'foreign',
    'doubled',
    'huge',
  ]),
  /** For how many messages; unset means until it is switched off. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** With which word it refuses, where the party has several. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/))),
})

export type Fault = v.InferOutput<typeof fault>

export interface Faults {
  set(fault: Fault): void
  /** What the next message to a party meets. */
  take(party: Fault['party']): Fault | undefined
  next(party: Fault['party']): Fault['kind']
  list(): Fault[]
}

export function faults(): Faults {
  const active = new Map<Fault['party'], Fault>()
  function take(party: Fault['party']): Fault | undefined {
    const current = active.get(party)
    if (current?.times !== undefined && --current.times <= 0) active.delete(party)
    return current
  }
  return {
    set: wanted =>
      void (wanted.kind === 'none' ? active.delete(wanted.party) : active.set(wanted.party, { ...wanted })),
    take,
    next: party => take(party)?.kind ?? 'none',
    list: () => [...active.values()],
  }
}
