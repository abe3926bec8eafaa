/** The part of diff-match-patch that the bench calls; the package brings no types. */
declare module 'diff-match-patch' {
  export class diff_match_patch {
    Match_Threshold: number;
    Match_Distance: number;
    Match_MaxBits: number;
    match_main(text: string, pattern: string, location: number): number;
  }
}
