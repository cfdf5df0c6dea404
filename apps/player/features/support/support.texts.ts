import { texts } from '../../shared/texts.ts'

export const supportTexts = texts({
  title: ['For support', 'Para sa suporta'],
  close: ['Close', 'Isara'],
  version: ['Version', 'Bersyon'],
  build: ['Build', 'Build'],
  clientId: ['Client ID', 'Client ID'],
  language: ['Language', 'Wika'],
  brand: ['Brand', 'Brand'],
  device: ['Device', 'Device'],
  mobile: ['mobile', 'mobile'],
  desktop: ['desktop', 'desktop'],
  copy: ['Copy for support', 'Kopyahin para sa suporta'],
  copied: ['Copied!', 'Nakopya!'],
  copyFailed: ['Could not copy.', 'Hindi nakopya.'],
})
