import { texts } from '../../shared/texts.ts'

export const dueTexts = texts({
  title: ['Dates to know', 'Mga petsang dapat tandaan'],
  until: (moment: string) => [`Until ${moment}`, `Hanggang ${moment}`],
  identity: ['Verify your identity', 'I-verify ang identity mo'],
  reward: (name: string, amount: string) => [`${name}: ${amount} to collect`, `${name}: ${amount} na makokolekta`],
  coins: (amount: string) => [`${amount} Filcoins`, `${amount} Filcoins`],
  limit: ['The higher limit you asked for', 'Ang mas mataas na limit na hiniling mo'],
  limitUntil: (moment: string) => [
    `You can confirm it until ${moment}. If you do nothing, your limit stays.`,
    `Puwede itong kumpirmahin hanggang ${moment}. Kung wala kang gagawin, mananatili ang limit mo.`,
  ],
  agency: ['Your accreditation as an agent', 'Ang accreditation mo bilang agent'],
})
