import * as v from 'valibot'

/** How a party misbehaves until told otherwise. */
export const fault = v.object({
  party: v.picklist(['sms']),
  kind: v.picklist(['none', 'slow', 'silent', 'refusing', 'garbled']),
  /** For how many messages; unset means until it is switched off. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

export type Fault = v.InferOutput<typeof fault>

export interface Faults {
  set(fault: Fault): void
  /** What the next message to a party meets. */
  next(party: Fault['party']): Fault['kind']
  list(): Fault[]
}

export function faults(): Faults {
  const active = new Map<Fault['party'], Fault>()
  return {
    set: wanted =>
      void (wanted.kind === 'none' ? active.delete(wanted.party) : active.set(wanted.party, { ...wanted })),
    next(party) {
      const current = active.get(party)
      if (!current) return 'none'
      if (current.times !== undefined && --current.times <= 0) active.delete(party)
      return current.kind
    },
    list: () => [...active.values()],
  }
}
