import { texts } from '../../shared/texts.ts'

export const stillTexts = texts({
  offlineTab: ['No network · Saya', 'Walang network · Saya'],
  offlineTitle: ['No network', 'Walang network'],
  offlineText: [
    'This page needs the network. Nothing you did is lost. Try again when you are back online.',
    'Kailangan ng network ang pahinang ito. Walang nawala sa ginawa mo. Subukan muli kapag online ka na.',
  ],
  reload: ['Load again', 'I-load muli'],
  maintenanceTab: ['Maintenance · Saya', 'Maintenance · Saya'],
})
