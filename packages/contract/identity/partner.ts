import * as v from 'valibot'

/** The companies in whose apps ours opens, by the names that their hosts have here. */
export const partnerNames = ['glife', 'mayamini', 'lazadamini'] as const

export type PartnerName = (typeof partnerNames)[number]

/** What a partner's app hands over to prove a person by: it is shown to the partner itself, once, and means nothing here. */
export const partnerCode = v.pipe(v.string(), v.regex(/^[!-~]{8,512}$/))
