import { type Language, speak, texts } from '../../shared/texts.ts'

const descriptionTexts = texts({
  app: [
    'Slots, table games, fishing, bingo and more, in pesos. For players 21 and over in the Philippines.',
    'Slots, table games, pangingisda, bingo at iba pa, sa piso. Para sa 21 taong gulang pataas sa Pilipinas.',
  ],
})

/** What a search result says of the app. */
export function descriptionOf(language: Language): string {
  return speak(descriptionTexts, language).app
}
