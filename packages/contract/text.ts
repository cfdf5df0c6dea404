/** The languages the product speaks. */
export type Language = 'en' | 'tl'

/** One text in every language the product speaks. Leaving a language out does not compile. */
export type Text = readonly [english: string, tagalog: string]

export function textIn([english, tagalog]: Text, language: Language): string {
  return language === 'tl' ? tagalog : english
}
