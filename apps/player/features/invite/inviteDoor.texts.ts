import { texts } from '../../shared/texts.ts'

export const inviteDoorTexts = texts({
  title: ['Invite friends', 'Mag-imbita'],
  pays: (parent: string, friend: string) => [
    friend ? `${parent} for you, ${friend} for your friend` : `${parent} for each friend`,
    friend ? `${parent} sa iyo, ${friend} sa kaibigan mo` : `${parent} sa bawat kaibigan`,
  ],
})
