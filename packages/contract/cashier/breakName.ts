import * as v from 'valibot'

/** How a break is known: by its gateway and the gateway's name of the payment. */
export const breakName = {
  gateway: v.pipe(v.string(), v.maxLength(20)),
  payment_id: v.pipe(v.string(), v.maxLength(100)),
}
