import type {ExportModel, FlagModel, SetterModel} from '../model.ts';

/** Reads the setters of the configuration file (`Config.Output.setCrf`), their values and the flags that call them. */
export function readSetters(config: ExportModel, flags: readonly FlagModel[]): SetterModel[] {
  return config.members
    .filter((member) => member.name.includes('.'))
    .map((member) => {
      const name = `Config.${member.name}`;
      const takes = /^\((?:(\w+)\??: (.*))?\) => void$/s.exec(member.type);
      const type = takes?.[2] ?? member.type;
      const flag = flags.find(({setter}) => setter === name)?.name;
      return {name, parameter: takes?.[1] ?? '', type, values: findLiterals(type), ...(flag ? {flag} : {})};
    });
}

/** Returns the literals of a type, if it's a union of literals. */
function findLiterals(type: string): string[] {
  const members = type.split(' | ').filter((member) => member !== 'undefined' && member !== 'null');
  return members.every((member) => /^'[^']*'$/.test(member)) ? members.map((member) => member.slice(1, -1)) : [];
}
