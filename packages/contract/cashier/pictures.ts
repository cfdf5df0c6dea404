/** The pictures that a channel may show, each below `/img/channel/`. */
export const channelPictures = ['bank', 'gcash', 'grabpay', 'maya', 'qrph', 'voucher'] as const

export function channelPicture(name: (typeof channelPictures)[number]): string {
  return `/img/channel/${name}.svg`
}
