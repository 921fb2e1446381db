import { graphql, type PageProps } from "gatsby";
import { projectInputs } from "../../calculator/model/projectInputs";
import { Layout } from "../../components/Layout";
import { textOf } from "../../components/pageFrame";
import { entryHead } from "../../components/pageHead";
import { projectSeo } from "../../components/projectContent";
import { useText } from "../../content/pageWords";
import { ProjectNeighbors } from "../../sections/ProjectNeighbors";
import { ProjectOpening } from "../../sections/ProjectOpening";
import { ProjectOutcome } from "../../sections/ProjectOutcome";

// Gatsby makes a page of each entry in content/projects/, at the address of its file's name.

export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const text = useText("project");
  const { projects: words } = useText("home");
  const { project } = data;
  if (!project) return null;
  const { deal, title } = project;
  return (
    <Layout frame={data}>
      <ProjectOpening text={text} project={project} />
      {deal && (
        <ProjectOutcome
          text={words.deal}
          deal={deal}
          wanted={{ inputs: projectInputs({ ...project, deal }, words.deal.works), name: title, asked: true }}
        />
      )}
      <ProjectNeighbors text={text} previous={project.previous} next={project.next} />
    </Layout>
  );
}

export const Head = entryHead("project", (data: Queries.ProjectPageQuery) =>
  data.project ? { text: projectSeo(textOf(data, "project").seo, data.project) } : undefined,
);

export const query = graphql`
  query ProjectPage($id: String!, $language: String!, $texts: [String!]!) {
    ...PageFrame
    project(id: { eq: $id }) {
      ...ProjectFacts
      place(language: $language)
      before {
        ...IntroPicture
      }
      after {
        ...IntroPicture
      }
      previous {
        ...ProjectNeighbor
      }
      next {
        ...ProjectNeighbor
      }
    }
  }
  fragment ProjectNeighbor on Project {
    name
    title(language: $language)
    after {
      ...WidePicture
    }
  }
`;
