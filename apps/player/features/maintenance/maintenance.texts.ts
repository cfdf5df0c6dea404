import { texts } from '../../shared/texts.ts'

export const maintenanceTexts = texts({
  everything: (from: string, until: string) => [
    `Maintenance from ${from} to ${until}. You cannot play, deposit or withdraw during this time. Your balance is safe.`,
    `Maintenance mula ${from} hanggang ${until}. Hindi muna makakapaglaro, deposit o withdraw sa oras na ito. Ligtas ang balanse mo.`,
  ],
  provider: (name: string, from: string, until: string) => [
    `${name} games are under maintenance from ${from} to ${until}. Open rounds will be finished.`,
    `Naka-maintenance ang mga laro ng ${name} mula ${from} hanggang ${until}. Tatapusin ang mga bukas na round.`,
  ],
})
