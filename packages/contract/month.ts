import * as v from 'valibot'

/** A month in Manila by its name, as `2026-03`. */
export const month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** A day in Manila by its name, as `2026-03-02`. */
export const day = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])-\d{2}$/))

/** An amount that is added up with others by whoever reads it: exact, with two decimals or with four. */
export const exactPesos = v.pipe(v.string(), v.regex(/^-?\d{1,15}\.\d{2}(\d{2})?$/))
