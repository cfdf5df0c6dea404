/** One text in every language the product speaks. Leaving a language out does not compile. */
export type Text = readonly [english: string, tagalog: string]
