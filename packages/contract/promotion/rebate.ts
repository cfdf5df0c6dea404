import * as v from 'valibot'

/** By this number pages know the rebate of a provider: all that is given for play, and waits to be collected. */
export const rebatePid = v.picklist(['6'])
