export type Param = string | number | undefined;
