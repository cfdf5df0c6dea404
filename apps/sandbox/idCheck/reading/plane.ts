/** A picture in shades of grey, a byte for each pixel, row by row. */
export interface Plane {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}
