import * as v from 'valibot'

/** How much of them one list may have of one operator. */
export const mostSavedViews = 30

export const viewName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

/** Of what is shown in a list: filters and order, as they stand in its address. */
export const savedView = v.object({
  id: v.string(),
  list: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  name: viewName,
  query: v.pipe(v.string(), v.maxLength(1000), v.regex(/^[\w%.+&=~*-]*$/)),
})
