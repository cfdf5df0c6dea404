import { texts } from '../../shared/texts.ts'

export const maintenanceTexts = texts({
  everything: (from: string, until: string) => [
    `Maintenance from ${from} to ${until}. No games, deposits or withdrawals then; your balance is safe.`,
    `Maintenance mula ${from} hanggang ${until}. Walang laro, deposito o withdraw noon; ligtas ang balanse mo.`,
  ],
  provider: (name: string, from: string, until: string) => [
    `Games of ${name} are under maintenance from ${from} to ${until}. Open rounds are finished.`,
    `Nasa maintenance ang mga laro ng ${name} mula ${from} hanggang ${until}. Tatapusin ang mga bukas na round.`,
  ],
})
