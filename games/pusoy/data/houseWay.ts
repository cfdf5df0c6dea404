import type { Way } from '../shape.ts'

/**
 * How the bots arrange: a line for each kind of hand, from a high card to a straight flush, and in it a number for each
 * highest rank, from the two to the ace. Four such players played each other and it was counted how many hands in a row
 * are lower than any of that kind and rank, again and again with what had been counted. Whatever they are, the numbers
 * are fixed, and the bots play by them.
 */
export const houseWay: Way = {
  front: read(`
    0 0 0 1 3 5 9 14 19 29 48 86 177
    454 470 485 503 522 551 584 621 660 708 770 840 918
    992 992 992 992 992 992 992 992 992 992 992 992 992
    992 993 994 995 996 997 998 998 999 999 999 1000 1000
  `),
  middle: read(`
    0 0 0 0 0 0 0 0 0 0 0 2 5
    16 20 26 33 41 52 66 83 107 133 167 213 280
    368 368 374 387 405 428 457 489 526 563 600 631 653
    654 666 678 688 698 708 718 726 734 741 748 754 759
    772 772 772 772 792 814 835 852 869 884 898 910 921
    927 927 927 927 927 927 927 928 931 937 947 962 978
    989 991 993 994 995 996 997 998 998 999 999 999 1000
    1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000
    1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000
  `),
  back: read(`
    0 0 0 0 0 0 0 0 0 0 0 0 0
    0 0 0 0 1 1 2 3 5 6 8 10 13
    18 18 23 29 36 44 55 69 86 103 121 139 149
    149 149 150 151 151 152 153 153 154 155 155 156 157
    165 165 165 165 182 201 220 240 262 285 308 331 355
    366 366 366 366 366 366 367 370 376 388 411 452 529
    674 692 712 732 752 771 792 814 838 861 884 909 933
    954 957 960 962 965 967 969 971 973 976 978 980 983
    986 986 986 986 987 989 991 992 994 995 996 998 999
  `),
}

function read(lines: string): readonly number[] {
  return lines.trim().split(/\s+/).map(Number)
}
