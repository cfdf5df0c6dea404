import { texts } from '../../shared/texts.ts'

export const favouriteTexts = texts({
  heart: (name: string) => [`Favorite: ${name}`, `Paborito: ${name}`],
  addFailed: (name: string) => [
    `${name} was not added to your favorites.`,
    `Hindi naidagdag ang ${name} sa mga paborito.`,
  ],
  removeFailed: (name: string) => [
    `${name} was not removed from your favorites.`,
    `Hindi naalis ang ${name} sa mga paborito.`,
  ],
})
