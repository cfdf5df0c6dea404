/** Why a gateway cannot be had. Whether it did what it was asked for is not known then. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault'
}
