import type {IConfiguration} from 'dependency-cruiser';

export declare const imports: Readonly<Record<string, readonly string[]>>;
declare const config: IConfiguration;
export default config;
